import { Form } from 'antd';
import type { ReactNode } from 'react';

/** How a form's fields stand: labels beside them, labels above them, or all in one line. */
export const FORM_DIRECTIONS = ['horizontal', 'vertical', 'inline'] as const;
export type FormDirection = (typeof FORM_DIRECTIONS)[number];

/** Fields that are taken up as they change, so that there is nothing to send. */
export function FieldGroup({
  direction = 'vertical',
  children,
}: {
  direction?: FormDirection;
  children: ReactNode;
}) {
  return (
    <Form layout={direction} component="div">
      {children}
    </Form>
  );
}
