import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** Our look for everything inside; follows the system's light or dark until the person chooses. Tests wrap with it too. */
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
