import {
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type RefObject,
} from 'react';

interface FileDrop {
  /** Whether something is dragged over the zone. */
  isOver: boolean;
  /** Props of the element that files are dropped on. */
  zone: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDragLeave' | 'onDrop'> & {
    'data-over': true | undefined;
  };
  /** Props of the hidden input inside the zone. */
  input: Pick<ComponentProps<'input'>, 'type' | 'hidden' | 'tabIndex' | 'onChange'> & {
    ref: RefObject<HTMLInputElement | null>;
  };
  /** Opens the file dialog of the browser. */
  browse: () => void;
}

/**
 * Takes files that are dropped on a zone or chosen in the file dialog of the browser.
 * @param onFiles called with at least one file
 * @example
 * const { isOver, zone, input, browse } = useFileDrop((files) => add(files));
 * <div {...zone}><Button onClick={browse}>Choose</Button><input {...input} accept=".pdf" multiple /></div>
 */
export function useFileDrop(onFiles: (files: File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  return {
    isOver,
    zone: {
      'data-over': isOver || undefined,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      // Moving onto an element inside the zone leaves its parent, but not the zone.
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      ref,
      type: 'file',
      hidden: true,
      tabIndex: -1,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        take(currentTarget.files);
        currentTarget.value = ''; // allows to select the same file again
      },
    },
    browse: () => ref.current?.click(),
  };
}
