import { UploadOutlined } from '@ant-design/icons';
import { Button, Checkbox, Drawer, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvLine } from '#contract/core/csv.ts';
import { IMPORT, IMPORT_FIELDS, type ImportField } from '#contract/core/limits.ts';
import type { ReplyOf } from '#contract/index.ts';
import { messageOf } from '../../../api/errors.ts';
import { refreshResource, useSend } from '../../../api/queries.ts';
import { useDrawerSide } from '../../../components/page/drawer-side.ts';
import { number } from '../../../format/index.ts';
import { saveText } from '../../../api/save-text.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { WovenEdge } from '../../../components/brand/woven-edge.tsx';
import { guessMapping, type Mapping, missingFields, completeMapping, withColumn } from './columns.ts';
import './import.css';
import { type FileProblem, readFile, type ReadFile } from './read-file.ts';
import { Report } from './report.tsx';

const EXAMPLE: Partial<Record<ImportField, string>> = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Lopes',
  userName: 'ana',
  role: 'User',
  status: 'active',
};

type Reply = ReplyOf<'POST /api/admin/users/import'>;

/** Imports users from a file: choose it, map its columns, check it, create the users. */
export default function ImportUsers({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('import');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [fault, setFault] = useState<FileProblem | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [invite, setInvite] = useState(true);
  const [report, setReport] = useState<Reply | null>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const send = useSend('POST /api/admin/users/import');
  const missing = file ? missingFields(mapping) : [];
  const reason = useId();
  const side = useDrawerSide();
  const isValid = report !== null && report.faulty === 0 && report.lines > 0;

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    send.reset();
    setReport(null);
    const read = await readFile(chosen);
    if ('problem' in read) {
      setFile(null);
      setFault(read.problem);
      return;
    }
    setFault(null);
    setFile(read);
    setMapping(guessMapping(read.header));
  }

  const run = (dryRun: boolean) => {
    const columns = completeMapping(mapping);
    if (!file) return;
    if (!columns) {
      document.getElementById(`import-${missing[0]}`)?.focus();
      return;
    }
    send.mutate(
      { body: { csv: file.csv, mapping: columns, invite, dryRun } },
      {
        onSuccess: (reply) => {
          setReport(reply);
          if (reply.created === 0) return;
          refreshResource('users');
          toast.success(t('done', { count: reply.created }));
          onClose();
        },
      },
    );
  };

  const change = (field: ImportField, column: string | undefined) => {
    setReport(null);
    setMapping(withColumn(mapping, field, column));
  };

  return (
    <Drawer
      open
      onClose={onClose}
      placement={side}
      width="min(720px, 100vw)"
      title={t('title')}
      closable={{ 'aria-label': t('close') }}
      footer={
        <div className="import-end">
          {isValid ? (
            <Button type="primary" loading={send.isPending} onClick={() => run(false)}>
              {t('create', { count: report.lines })}
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={!file}
              aria-describedby={reason}
              loading={send.isPending}
              onClick={() => run(true)}
            >
              {t('check')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <p id={reason} className="import-muted" role="status">
            {!file
              ? t('noFile')
              : missing.length > 0 &&
                t('missing', {
                  fields: new Intl.ListFormat(i18n.language).format(
                    missing.map((field) => t(`field.${field}`)),
                  ),
                })}
          </p>
        </div>
      }
    >
      <WovenEdge />
      <div
        className="import-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void choose(event.dataTransfer.files[0]);
        }}
      >
        <p>{file ? t('chosen', { name: file.name }) : t('drop')}</p>
        <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => fileInput.current?.click()}>
          {t(file ? 'another' : 'choose')}
        </Button>
        <Button
          type="link"
          onClick={() =>
            saveText('users.csv', [Object.keys(EXAMPLE), Object.values(EXAMPLE)].map(csvLine).join(''))
          }
        >
          {t('template')}
        </Button>
        <p className="import-muted">{t('limits', { lines: number(IMPORT.lines) })}</p>
        <input
          ref={fileInput}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t('choose')}
          style={{ display: 'none' }}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {fault && (
        <p className="import-fault" role="alert">
          {t(`fault.${fault}`)}
        </p>
      )}
      {file && (
        <>
          <h2 className="import-title">{t('columns')}</h2>
          <ul className="import-columns">
            {IMPORT_FIELDS.map((field) => {
              const column = mapping[field];
              const at = column === undefined ? -1 : file.header.indexOf(column);
              const example = file.sample.map((row) => row[at]).find(Boolean);
              const part = field === 'firstName' || field === 'lastName';
              return (
                <li key={field}>
                  <label htmlFor={`import-${field}`}>{t(`field.${field}`)}</label>
                  <Select
                    id={`import-${field}`}
                    value={column ?? null}
                    allowClear={field !== 'email'}
                    status={missing.includes(field) ? 'warning' : ''}
                    placeholder={t(
                      field === 'email' || (part && !mapping.name)
                        ? 'pick'
                        : part
                          ? 'without.part'
                          : `without.${field}`,
                    )}
                    onChange={(chosen: string | null | undefined) => change(field, chosen ?? undefined)}
                    options={[...new Set(file.header)]
                      .filter(Boolean)
                      .map((name) => ({ value: name, label: name }))}
                  />
                  <span className="import-muted">{example ? t('example', { example }) : ''}</span>
                </li>
              );
            })}
          </ul>
          <Checkbox checked={invite} onChange={({ target }) => setInvite(target.checked)}>
            {t('invite')}
          </Checkbox>
        </>
      )}
      {send.error && (
        <p className="import-fault" role="alert">
          {[messageOf(send.error), ...Object.values(send.error.fields).flat()].join(' ')}
        </p>
      )}
      {report && <Report report={report} />}
    </Drawer>
  );
}
