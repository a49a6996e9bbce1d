import type { Page } from '@playwright/test';

/** Returns the color of buttons. */
export const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--mantine-primary-color-filled)';
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
