import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef } from 'react';
import { useFormState } from 'react-hook-form';
import { keepFocus } from './keepFocus.ts';

/** Submit button: shows progress and prevents a second submission. */
export function SubmitButton(
  props: ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>,
) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" loading={isSubmitting} onMouseDown={keepFocus} {...props} />;
}
