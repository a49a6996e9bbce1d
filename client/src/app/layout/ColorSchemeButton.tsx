import { UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { texts } from '#texts/en';
import classes from './layout.module.css';

/** Switches between light and dark. The choice is kept on this device; by default the system's preference applies. */
export function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const current = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const Icon = current === 'light' ? IconMoon : IconSun;
  return (
    <UnstyledButton
      className={classes.iconButton}
      aria-label={current === 'light' ? texts.common.darkColors : texts.common.lightColors}
      onClick={() => setColorScheme(current === 'light' ? 'dark' : 'light')}
    >
      <Icon size={18} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}
