import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_FILE_SIZE, TOO_LARGE } from '@rules/file/file';
import { SUBMITTED_FILES } from '@rules/submission/submitted-files';
import { networkError, RequestError } from '#lib/errors';
import { upload, type UploadedFile } from '#lib/upload';
import { ThemeProvider } from '../ThemeProvider.tsx';
import { AttachmentPicker } from './AttachmentPicker.tsx';
import type { AttachedFile } from './attachments.ts';
import { DeleteFileDocument } from './DeleteFile.generated.ts';

vi.mock('#lib/upload');

/** Pending upload, which the test completes. */
interface Call {
  file: File;
  options: Parameters<typeof upload>[1];
  done: (id: string) => void;
  fail: (error: Error) => void;
}

let calls: Call[];
beforeEach(() => {
  calls = [];
  vi.mocked(upload).mockImplementation(
    (file, options) =>
      new Promise<UploadedFile>((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        const { name, size } = file;
        calls.push({
          file,
          options,
          done: (id) => resolve({ id, name, size, contentType: 'text/javascript' }),
          fail: reject,
        });
      }),
  );
});

function show(before: AttachedFile[] = []) {
  const onChange = vi.fn<(files: AttachedFile[], isUploading: boolean) => void>();
  const deleted = vi.fn<(variables: { id: string }) => boolean>(() => true);
  const mocks = [
    {
      request: { query: DeleteFileDocument, variables: deleted },
      result: { data: { deleteFile: { __typename: 'DeleteFilePayload' as const, id: 'one' } } },
    },
  ];
  const view = render(
    <MockedProvider mocks={mocks}>
      <ThemeProvider env="test">
        <AttachmentPicker label="Your files" purpose={SUBMITTED_FILES} before={before} onChange={onChange} />
      </ThemeProvider>
    </MockedProvider>,
  );
  return { onChange, deleted, ...view };
}

const aFile = (name: string, size = 10): File => new File([new Uint8Array(size)], name);

function choose(...files: File[]): void {
  const input = screen.getByRole('group', { name: /Your files/ }).querySelector('input')!;
  fireEvent.change(input, { target: { files } });
}

const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText('Drop files here, or').parentElement!, { dataTransfer: { files } });

const names = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByText(/\.\w+$/).textContent);

test('uploads a file at once, shows the percentage and reports the stored file', async () => {
  const { onChange } = show();
  choose(aFile('answer.js', 2048));
  expect(await screen.findByText('2 KB · 0%')).toBeTruthy();
  calls[0]!.options.onProgress(45);
  expect(await screen.findByText('2 KB · 45%')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Uploading answer.js' })).toBeTruthy();
  expect(onChange).toHaveBeenLastCalledWith([], true);
  calls[0]!.done('one');
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([{ id: 'one', name: 'answer.js', size: 2048 }], false),
  );
  expect(screen.getByRole('status').textContent).toBe('answer.js attached.');
});

test('accepts none of several files if one is too large', async () => {
  show();
  drop(aFile('small.js'), aFile('large.zip', MAX_FILE_SIZE + 1));
  expect((await screen.findByRole('alert')).textContent).toBe(TOO_LARGE);
  expect([names(), calls]).toEqual([[], []]);
  drop(aFile('small.js'));
  await waitFor(() => expect(names()).toEqual(['small.js']));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test.each([
  ['photo.png', 10, 'Only .zip, .pdf, .js, .jsx, .ts and .tsx files can be attached.'],
  ['empty.js', 0, '"empty.js" is empty.'],
])('rejects %s of %i bytes', async (name, size, problem) => {
  show();
  drop(aFile(name, size));
  expect((await screen.findByRole('alert')).textContent).toBe(problem);
  expect(calls).toEqual([]);
});

test('accepts at most ten files', async () => {
  show([{ id: 'before', name: 'before.js', size: 1 }]);
  choose(...Array.from({ length: 10 }, (_, at) => aFile(`${at}.js`)));
  expect((await screen.findByRole('alert')).textContent).toBe('You can attach up to 10 files.');
  expect(names()).toEqual(['before.js']);
});

test('uploads three files at a time', async () => {
  show();
  choose(...['a.js', 'b.js', 'c.js', 'd.js'].map((name) => aFile(name)));
  expect(await screen.findByText('Waiting…')).toBeTruthy();
  expect(calls.map(({ file }) => file.name)).toEqual(['a.js', 'b.js', 'c.js']);
  calls[1]!.done('b');
  await waitFor(() => expect(calls.map(({ file }) => file.name)).toEqual(['a.js', 'b.js', 'c.js', 'd.js']));
});

test('aborts a cancelled upload and removes it', async () => {
  const { onChange, deleted } = show();
  choose(aFile('answer.js'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the upload of answer.js' }));
  expect(calls[0]!.options.signal.aborted).toBe(true);
  await waitFor(() => expect(names()).toEqual([]));
  expect(onChange).toHaveBeenLastCalledWith([], false);
  expect(deleted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Files' }));
});

test('deletes a removed file only if it was uploaded in this form', async () => {
  const { onChange, deleted } = show([{ id: 'before', name: 'before.js', size: 1 }]);
  choose(aFile('answer.js'));
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]!.done('one');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove answer.js' }));
  await waitFor(() => expect(deleted).toHaveBeenCalledWith({ id: 'one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove before.js' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([], false));
  expect(deleted).not.toHaveBeenCalledWith({ id: 'before' });
  expect(screen.getByRole('status').textContent).toBe('before.js removed.');
});

test('retries a failed upload with the keyboard', async () => {
  const { onChange } = show();
  choose(aFile('answer.js'));
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]!.fail(new RequestError(networkError));
  expect(await screen.findByText('The connection was lost. Try again when you’re back online.')).toBeTruthy();
  expect(onChange).toHaveBeenLastCalledWith([], false);
  screen.getByRole('button', { name: 'Try answer.js again' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]!.done('one');
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ id: 'one' })], false),
  );
});

test('shows why the server rejected a file, and offers only to remove it', async () => {
  show();
  choose(aFile('page.js'));
  await waitFor(() => expect(calls).toHaveLength(1));
  const message = 'The content of “page.js” doesn’t match its file type.';
  calls[0]!.fail(new RequestError({ message, code: 'INVALID', status: 415, fields: [] }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try page.js again' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove page.js' }));
  await waitFor(() => expect(names()).toEqual([]));
});

test('aborts uploads when the form is left', async () => {
  const { unmount } = show();
  choose(aFile('answer.js'));
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  expect(calls[0]!.options.signal.aborted).toBe(true);
});
