import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DangerSection.module.css';
import { SettingsSection } from './SettingsSection.tsx';

interface DangerSectionProps {
  title: string;
  description: string;
  /** Sentences that say what the act does. */
  effects: readonly string[];
  /** Button that opens the dialog of the act. */
  children: ReactNode;
}

/** Section of a settings screen with an act that cannot be undone, and its effects. */
export const DangerSection = ({ title, description, effects, children }: DangerSectionProps) => (
  <div className={classes.danger}>
    <SettingsSection title={title} description={description}>
      <Stack gap="lg" align="flex-start">
        <ul className={classes.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        {children}
      </Stack>
    </SettingsSection>
  </div>
);
