import type { ReactNode } from 'react';
import { useUpload } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { FormField } from './FormField.tsx';
import type { FieldState } from './useField.ts';

interface Props {
  state: FieldState;
  accept?: string;
  /** Shows what was uploaded. */
  preview: (file: string) => ReactNode;
}

/** Uploads at once and keeps the id of the upload. */
export function UploadField({ state, accept, preview }: Props) {
  const upload = useUpload();
  const value = typeof state.value === 'string' && state.value !== '' ? state.value : null;
  const error = state.error ?? upload.error?.message;
  return (
    <FormField state={{ ...state, error }}>
      {value !== null && <div className="upload-preview">{preview(value)}</div>}
      <div className="upload">
        <input
          id={state.id}
          type="file"
          accept={accept}
          disabled={upload.isPending}
          aria-invalid={error !== undefined}
          aria-describedby={state.describedBy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) upload.mutate(file, { onSuccess: ({ id }) => state.change(id) });
          }}
        />
        {/* The browser's own button speaks the browser's language. */}
        <label className="button" htmlFor={state.id}>
          {words.form.chooseFile}
        </label>
        {upload.isPending && <span role="status">{words.form.uploading}</span>}
        {value !== null && (
          <button type="button" className="button" onClick={() => state.change(null)}>
            {words.form.removeFile}
          </button>
        )}
      </div>
    </FormField>
  );
}
