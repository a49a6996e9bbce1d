import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** Provides the theme. Follows the system's color scheme until the user selects one. Tests use it too. */
export function ThemeProvider({ children, env }: { children: ReactNode; env?: 'default' | 'test' }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      env={env ?? 'default'}
    >
      {children}
    </MantineProvider>
  );
}
