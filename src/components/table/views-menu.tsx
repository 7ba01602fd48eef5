import { DeleteOutlined, ShareAltOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ExportedList } from '#contract/resources/index.ts';
import type { SavedView } from '#contract/account/saved-views.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { viewParams, viewQuery } from '../../list-state/views.ts';
import { toast } from '../feedback/toast.ts';
import { singlePress } from '../form/single-press.ts';

interface Props {
  list: ExportedList;
  views: readonly SavedView[];
  /** The view that was opened last. */
  current?: SavedView;
  onClose: () => void;
}

/** Opens, saves, shares and deletes a list's views, and sets the default one. */
export default function ViewsMenu({ list, views, current, onClose }: Props) {
  const { t } = useTranslation('shell');
  const [params, setParams] = useSearchParams();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const create = useSend('POST /api/admin/views');
  const update = useSend('PUT /api/admin/views/:id');
  const prefer = useSend('PUT /api/admin/views/:id/default');
  const remove = useSend('DELETE /api/admin/views/:id');
  const query = viewQuery(params);
  const showErrors = { onError: (error: Error) => toast.error(messageOf(error)) };
  const open = (next: URLSearchParams) => {
    setParams(next);
    onClose();
  };
  const nameError = create.error && [create.error.message, ...(create.error.fields['name'] ?? [])].at(-1);

  return (
    <div className="views">
      <ul>
        <li>
          <button type="button" className="views-name" onClick={() => open(new URLSearchParams())}>
            {t('views.all')}
          </button>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <button
              type="button"
              className="views-name"
              aria-current={view.id === current?.id}
              onClick={() => open(viewParams(view))}
            >
              {view.name}
              {!view.own && <span className="views-owner">{t('views.of', { name: view.ownerName })}</span>}
            </button>
            <Button
              type="text"
              aria-pressed={view.isDefault}
              icon={view.isDefault ? <StarFilled /> : <StarOutlined />}
              aria-label={t('views.default', { name: view.name })}
              title={t('views.default', { name: view.name })}
              onClick={() =>
                prefer.mutate({ params: { id: view.id }, body: { isDefault: !view.isDefault } }, showErrors)
              }
            />
            {view.own && (
              <>
                <Button
                  type="text"
                  aria-pressed={view.shared}
                  className={view.shared ? 'views-shared' : ''}
                  icon={<ShareAltOutlined />}
                  aria-label={t('views.share', { name: view.name })}
                  title={t('views.share', { name: view.name })}
                  onClick={() =>
                    update.mutate(
                      { params: { id: view.id }, body: { shared: !view.shared, updatedAt: view.updatedAt } },
                      showErrors,
                    )
                  }
                />
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t('views.delete', { name: view.name })}
                  title={t('views.delete', { name: view.name })}
                  onClick={singlePress(() => remove.mutate({ params: { id: view.id } }, showErrors))}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {current?.own && current.query !== query && (
        <Button
          onClick={() =>
            update.mutate(
              { params: { id: current.id }, body: { query, updatedAt: current.updatedAt } },
              { ...showErrors, onSuccess: onClose },
            )
          }
        >
          {t('views.update', { name: current.name })}
        </Button>
      )}
      <form
        className="views-new"
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.trim() || create.isPending) return;
          create.mutate(
            { body: { resource: list, name, query, shared } },
            { onSuccess: (view) => open(viewParams(view)) },
          );
        }}
      >
        <label>
          {t('views.new')}
          <Input
            value={name}
            maxLength={60}
            placeholder={t('views.name')}
            aria-invalid={Boolean(nameError)}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {nameError && (
          <p className="views-fault" role="alert">
            {t('views.rejected', { reason: nameError })}
          </p>
        )}
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {t('views.forAll')}
        </Checkbox>
        <Button htmlType="submit" disabled={!name.trim()} loading={create.isPending}>
          {t('views.save')}
        </Button>
      </form>
    </div>
  );
}
