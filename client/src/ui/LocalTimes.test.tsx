import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { viewerTimeZone } from '#texts/formatting';
import { LocalTimes } from './LocalTimes.tsx';
import { OrganizerDay } from './OrganizerDay.tsx';
import { formatOrganizerTime } from './organizerTime.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

const AT = '2031-01-21T17:00:00.000Z';
const UNTIL = '2031-01-21T18:00:00.000Z';

/** A zone that is on another day than all others at that time of day. */
const FAR = 'Pacific/Kiritimati';

/** Text without the special spaces of formats. */
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

function textOf(part: ReactNode) {
  const { container } = render(
    <ThemeProvider env="test">
      <main>{part}</main>
    </ThemeProvider>,
  );
  return plain(container.querySelector('main')!.textContent);
}

test('the time of an organizer in another zone follows that of the viewer, with its day', () => {
  const organizers = 'Wed, Jan 22, 7:00 – 8:00 AM GMT+14 for the organizer (Pacific/Kiritimati)';
  expect(textOf(<LocalTimes at={AT} until={UNTIL} timeZone={FAR} />)).toContain(organizers);
  expect(plain(formatOrganizerTime({ at: AT, until: UNTIL, timeZone: FAR }))).toBe(organizers);
});

test('the day of an organizer in another zone is followed by the time of the viewer', () => {
  const text = textOf(<OrganizerDay at={AT} timeZone={FAR} />);
  expect(text).toMatch(/^January 22, 2031.+ for you$/);
});

test('the zone of the viewer is written once', () => {
  const timeZone = viewerTimeZone();
  expect(formatOrganizerTime({ at: AT, until: UNTIL, timeZone })).toBeNull();
  expect(textOf(<LocalTimes at={AT} until={UNTIL} timeZone={timeZone} />)).not.toContain('organizer');
  expect(textOf(<OrganizerDay at={AT} timeZone={timeZone} />)).not.toContain('for you');
});
