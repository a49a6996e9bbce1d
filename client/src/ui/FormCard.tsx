import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { CentredPage } from './CentredPage.tsx';
import { focusFirstField } from './focusFirstField.ts';
import classes from './ui.module.css';

interface FormCardProps {
  /** Heading (h1) of the screen. */
  title: string;
  description?: ReactNode;
  /** Shown below the form, such as a link to another form. */
  footer?: ReactNode;
  /** Width of the card in pixels. */
  width?: number;
  /** Focuses the first field, for a form that appears in place of the focused element. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Page with a short form in a card: sign-in, registration, verification. */
export function FormCard({
  title,
  description,
  footer,
  width = 460,
  takesFocus = false,
  children,
}: FormCardProps) {
  return (
    <CentredPage>
      <div className={classes.formCard} style={{ maxWidth: width }}>
        <Title order={1} ta="center">
          {title}
        </Title>
        {description && (
          <Text component="div" c="dimmed" ta="center" mt="xs">
            {description}
          </Text>
        )}
        <div className={classes.formBody} ref={takesFocus ? focusFirstField : undefined}>
          {children}
        </div>
        {footer && (
          <Text component="div" size="xs" c="dimmed" ta="center" mt="lg">
            {footer}
          </Text>
        )}
      </div>
    </CentredPage>
  );
}
