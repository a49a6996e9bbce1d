import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFileDrop } from './useFileDrop.ts';

function Zone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { isOver, zone, input } = useFileDrop(onFiles);
  return (
    <div data-testid="zone" {...zone}>
      <span>{isOver ? 'Drop now' : 'Drop here'}</span>
      <input {...input} aria-label="File" />
    </div>
  );
}

function show() {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(<Zone onFiles={onFiles} />);
  return { onFiles, zone: screen.getByTestId('zone') };
}

/** Moves a dragged file from the zone onto another element. */
function leaveFor(zone: HTMLElement, element: Element): void {
  const event = createEvent.dragLeave(zone);
  Object.defineProperty(event, 'relatedTarget', { value: element });
  fireEvent(zone, event);
}

test('stays highlighted over the elements inside the zone, and not outside', () => {
  const { zone } = show();
  fireEvent.dragOver(zone);
  leaveFor(zone, screen.getByText('Drop now'));
  expect(zone.dataset.over).toBe('true');
  leaveFor(zone, document.body);
  expect(zone.dataset.over).toBeUndefined();
});

test('takes dropped files, and ends the highlight', () => {
  const { onFiles, zone } = show();
  const file = new File(['a'], 'a.csv');
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(onFiles.mock.calls).toEqual([[[file]]]);
  expect(screen.getByText('Drop here')).toBeTruthy();
});

test('ignores a drop without files, such as a dragged text', () => {
  const { onFiles, zone } = show();
  fireEvent.drop(zone, { dataTransfer: { files: [] } });
  expect(onFiles).not.toHaveBeenCalled();
});
