import { TextInput, UnstyledButton, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { texts } from '#texts/en';
import classes from '../ui.module.css';
import { useField, type FieldProps } from './useField.ts';

/** Password input with a button that reveals it. */
export function PasswordField<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values, TextInputProps>,
) {
  const field = useField(props.name, props);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      {...field}
      type={isShown ? 'text' : 'password'}
      rightSectionWidth={44}
      rightSection={
        <UnstyledButton
          className={classes.reveal}
          aria-label={texts.common.reveal}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} stroke={1.7} aria-hidden />
        </UnstyledButton>
      }
    />
  );
}
