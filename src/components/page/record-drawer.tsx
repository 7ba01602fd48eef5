import { type BaseRecord, type HttpError, useShow } from '@refinedev/core';
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTheme } from '../../theme/store.ts';
import './record-drawer.css';
import { Failed, Loading } from '../feedback/states.tsx';
import { useOpened } from '../../list-state/opened.ts';
import { WovenEdge } from '../brand/woven-edge.tsx';

interface Props<Row extends BaseRecord> {
  resource: string;
  /** The path of the list that the drawer opens over. */
  path: string;
  /** What the drawer is called until its row is there. */
  label: string;
  closeLabel: string;
  titleOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** A row of a list with all that is known of it, in a drawer whose address is the list's with the row's id. */
export function RecordDrawer<Row extends BaseRecord>(props: Props<Row>) {
  const { id, close } = useOpened(props.path);
  // The row stays until the drawer has closed over it.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  if (shown === undefined) return null;
  return (
    <OpenDrawer
      {...props}
      id={shown}
      open={id !== undefined}
      onClose={close}
      onClosed={() => setShown(undefined)}
    />
  );
}

interface OpenProps<Row extends BaseRecord> extends Props<Row> {
  id: string;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

function OpenDrawer<Row extends BaseRecord>(props: OpenProps<Row>) {
  const { resource, label, closeLabel, titleOf, children, id, open, onClose, onClosed } = props;
  const direction = useTheme((theme) => theme.direction);
  const { query, result } = useShow<Row, HttpError>({
    resource,
    id,
    liveMode: 'auto',
    errorNotification: false,
  });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(opened) => {
        if (!opened) onClosed();
      }}
      placement={direction === 'rtl' ? 'left' : 'right'}
      width="min(520px, 100vw)"
      className="record-drawer"
      title={result ? titleOf(result) : label}
      closable={{ 'aria-label': closeLabel }}
    >
      <WovenEdge />
      {result ? (
        children(result)
      ) : query.isError ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading rows={6} />
      )}
    </Drawer>
  );
}

/** What is known of a thing, each with its name. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
