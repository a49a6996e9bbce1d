import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createCache } from '#lib/cache';
import { RequestError } from '#lib/errors';
import { ThemeProvider } from '#ui/ThemeProvider';
import { Curriculum_SectionFragmentDoc } from './Curriculum.generated.ts';
import SectionDialog from './SectionDialog.tsx';
import type { CurriculumActions } from './useCurriculum.ts';

const stored = {
  __typename: 'Section' as const,
  id: 'section-1',
  title: 'Paper',
  description: '',
  duration: '',
  version: 1,
};

/** Opens the dialog while someone else has saved other texts of the section. */
async function openAfter(theirs: Partial<typeof stored>) {
  const cache = createCache();
  const write = (data: typeof stored) =>
    cache.writeFragment({
      fragment: Curriculum_SectionFragmentDoc,
      fragmentName: 'Curriculum_section',
      data,
    });
  write(stored);
  const latest = { ...stored, ...theirs, version: 2 };
  const onSave = vi.fn<CurriculumActions['editSection']>(async ({ version, ...changes }) => {
    if (version !== 2)
      throw new RequestError({ message: 'Changed.', code: 'CONFLICT', status: 200, fields: [] });
    write({ ...latest, ...(changes as Partial<typeof stored>), version: 3 });
    return { data: undefined };
  });
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
        <MemoryRouter>
          <SectionDialog
            section={{ ...stored, lessons: [] }}
            reload={async () => void write(latest)}
            onClose={() => {}}
            onSave={onSave}
          />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Sheets');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  return onSave;
}

test('a section keeps the changes of two people to different fields', async () => {
  const onSave = await openAfter({ title: 'Ink' });
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls.map(([input]) => input)).toEqual([
    { id: 'section-1', version: 1, description: 'Sheets' },
    { id: 'section-1', version: 2, description: 'Sheets' },
  ]);
});

test('two people who changed the same field of a section choose', async () => {
  const onSave = await openAfter({ description: 'Theirs' });
  await screen.findByText('Someone else changed this section');
  expect(onSave).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep typing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls.at(-1)![0]).toEqual({ id: 'section-1', version: 2, description: 'Sheets' });
});
