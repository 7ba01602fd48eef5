import { DeleteOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { singlePress } from '../../components/form/single-press.ts';

interface Props extends Pick<ButtonProps, 'type' | 'size' | 'danger' | 'disabled'> {
  label: string;
  onRemove: () => void;
}

/** Removes an item of a list. */
export function RemoveButton({ label, onRemove, ...button }: Props) {
  return <Button {...button} icon={<DeleteOutlined />} aria-label={label} onClick={singlePress(onRemove)} />;
}
