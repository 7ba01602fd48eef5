import type { Entity } from '../../core/entity.ts';
import { FileLink } from '../fields/FileLink.tsx';
import { UploadField } from './UploadField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function FileField<E extends Entity>({ form, name }: FieldProps<E, 'file'>) {
  const state = useField(form, name);
  return <UploadField state={state} preview={(file) => <FileLink file={file} />} />;
}
