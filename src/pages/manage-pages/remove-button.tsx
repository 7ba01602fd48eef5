import { DeleteOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { singlePress } from '../../components/form/single-press.ts';

interface Props extends Pick<ButtonProps, 'type' | 'size' | 'danger' | 'disabled'> {
  label: string;
  /** Shows the label, where no name stands beside the button. */
  isWorded?: boolean;
  onRemove: () => void;
}

/** Removes an item of a list. */
export function RemoveButton({ label, isWorded = false, onRemove, ...button }: Props) {
  return (
    <Button
      {...button}
      className={isWorded ? 'edit-remove' : undefined}
      icon={<DeleteOutlined />}
      aria-label={label}
      title={isWorded ? undefined : label}
      onClick={singlePress(onRemove)}
    >
      {isWorded && label}
    </Button>
  );
}
