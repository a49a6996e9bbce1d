import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import { useFormState } from 'react-hook-form';

/** The form's button: shows that the form is being sent, and cannot send it twice. */
export function SubmitButton(
  props: ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>,
) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" loading={isSubmitting} {...props} />;
}
