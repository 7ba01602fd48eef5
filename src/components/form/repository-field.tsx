import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/index.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { toast } from '../feedback/toast.ts';
import './repository-field.css';

interface Props {
  url: string;
  onChange: (url: string) => void;
  /** Why the server rejected the URL, if it did. */
  fault?: string | undefined;
  /** What else can be done, given whether the address as it stands was found to be a public repository. */
  children?: (valid: boolean) => ReactNode;
}

/** The address of a public Git repository, with the question whether it is one. */
export function RepositoryField({ url, onChange, fault, children }: Props) {
  const { t } = useTranslation('repository');
  const id = useId();
  const [found, setFound] = useState<ReplyOf<'POST /api/user/validate-repo'> | null>(null);
  const check = useSend('POST /api/user/validate-repo');
  const isRejected = found ? !found.valid : fault !== undefined;
  const said = () => {
    if (!found) return fault;
    if (!found.valid) return found.reason;
    return found.branches.length === 0
      ? t('empty')
      : t('valid', { count: found.branches.length, branch: found.defaultBranch });
  };
  return (
    <form
      className="repository-field"
      onSubmit={(event) => {
        event.preventDefault();
        if (!url.trim()) return;
        setFound(null);
        check.mutate(
          { body: { url } },
          { onSuccess: setFound, onError: (error) => toast.error(messageOf(error)) },
        );
      }}
    >
      <label htmlFor={`${id}-url`}>{t('url')}</label>
      <Input
        id={`${id}-url`}
        type="url"
        maxLength={500}
        dir="ltr"
        placeholder="https://example.com/team/app.git"
        value={url}
        aria-invalid={isRejected}
        aria-describedby={`${id}-found`}
        onChange={(event) => {
          onChange(event.target.value);
          setFound(null);
        }}
      />
      <p id={`${id}-found`} role="status" data-rejected={isRejected || undefined}>
        {said()}
      </p>
      <Button htmlType="submit" loading={check.isPending} disabled={!url.trim()}>
        {t('check')}
      </Button>
      {children?.(found?.valid === true)}
    </form>
  );
}
