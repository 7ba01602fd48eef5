import { type BaseRecord, type HttpError, useShow } from '@refinedev/core';
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTheme } from '../../theme/store.ts';
import './record-drawer.css';
import { Failed, Loading } from '../feedback/states.tsx';
import { useOpenRow } from '../../list-state/open-row.ts';
import { WovenEdge } from '../brand/woven-edge.tsx';

interface Props<Row extends BaseRecord> {
  resource: string;
  /** Path of the list behind the drawer. */
  path: string;
  /** Title until the row has loaded. */
  label: string;
  closeLabel: string;
  titleOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** A drawer with one row's details over its list, opened and closed by the URL. */
export function RecordDrawer<Row extends BaseRecord>(props: Props<Row>) {
  const { id, close } = useOpenRow(props.path);
  // Keeps showing the row until the closing animation has ended.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  if (shownId === undefined) return null;
  return (
    <OpenDrawer
      {...props}
      id={shownId}
      open={id !== undefined}
      onClose={close}
      onClosed={() => setShownId(undefined)}
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

/** A record's fields as a description list. */
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
