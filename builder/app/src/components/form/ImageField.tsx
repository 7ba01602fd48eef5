import type { Entity } from '../../core/entity.ts';
import { StoredImage } from '../fields/StoredFile.tsx';
import { UploadField } from './UploadField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function ImageField<E extends Entity>({ form, name }: FieldProps<E, 'image'>) {
  const state = useField(form, name);
  return (
    <UploadField
      state={state}
      accept="image/*"
      preview={(file) => <StoredImage file={file} alt={state.field.label} seed={file} />}
    />
  );
}
