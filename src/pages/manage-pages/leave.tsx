import { Modal } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import type { SaveStatus } from './saver.ts';

/** Saves pending changes before leaving and asks only if saving fails. */
export function Leave({ status, flush }: { status: SaveStatus; flush: () => void }) {
  const { t } = useTranslation('create');
  const unsaved = status !== 'saved';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const waits = status === 'unsaved' || status === 'saving';
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (status === 'unsaved') flush();
    if (status === 'saved') blocker.proceed();
  }, [blocker, status, flush]);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <Modal
      open={blocker.state === 'blocked' && unsaved && !waits}
      title={t('edit.leave.title')}
      okText={t('edit.leave.leave')}
      cancelText={t('edit.leave.stay')}
      okButtonProps={{ danger: true }}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('edit.leave.text')}
    </Modal>
  );
}
