import type { Entity } from '../../core/entity.ts';
import { StoredImage } from '../fields/StoredImage.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { UploadField } from './UploadField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function ImageField<E extends Entity>({ form, name }: FieldProps<E, 'image'>) {
  const state = useField(form, name);
  return (
    <UploadField
      state={state}
      accept="image/*"
      preview={(file) => (
        <span className="picture">
          <StoredImage file={file} alt={state.field.label} fallback={<Picture seed={file} />} />
        </span>
      )}
    />
  );
}
