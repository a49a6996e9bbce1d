import { Button, Group, Input, Progress, Text } from '@mantine/core';
import { problemOf, type FilePurpose } from '@rules/file/file';
import { IconPhotoUp } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { readError } from '#lib/errors';
import { upload, type UploadedFile } from '#lib/upload';
import { ruleText } from '#lib/ruleText';
import { texts } from '#texts/en';
import { useFileDrop } from '../files/useFileDrop.ts';
import classes from './images.module.css';

/** Loaded when a picture was chosen. */
const CropDialog = lazy(() => import('./CropDialog.tsx'));

const t = texts.images;

/** Chosen file with its address in the browser. */
interface Chosen {
  file: File;
  address: string;
}

interface ImagePickerProps {
  label: string;
  hint: string;
  purpose: FilePurpose;
  /** Width to height of the picture. Without it, a picture of any shape is uploaded as it is. */
  aspect?: number;
  /** Width in pixels of a cropped picture that is uploaded, if the chosen one is that wide. */
  width?: number;
  /** Whether transparent parts stay so, instead of becoming white. */
  isTransparent?: boolean;
  /** Picture that is shown now, or its replacement. */
  preview: ReactNode;
  /** Whether there is a picture to remove. */
  isSet: boolean;
  /** Error of the form at this field. */
  error?: string | undefined;
  /** Saves an uploaded picture, or removes the picture with null. */
  onSave: (picture: UploadedFile | null) => unknown;
}

/** Picks, crops, uploads and removes a picture, each at once. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, hint, purpose, aspect, width = 1280, isTransparent = false, preview, isSet, onSave } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const cancelling = useRef<AbortController | null>(null);
  const ids = useId();

  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(null);
  };
  const save = async (file: File) => {
    close();
    setProblem(null);
    setPercent(0);
    cancelling.current = new AbortController();
    try {
      const { signal } = cancelling.current;
      await onSave(await upload(file, { purpose: purpose.name, signal, onProgress: setPercent }));
    } catch (error) {
      if (!(error instanceof DOMException)) setProblem(readError(error).message || t.failed);
    } finally {
      setPercent(null);
    }
  };
  const { zone, input, browse } = useFileDrop(([file]) => {
    const found = problemOf(purpose, [file!], 0);
    setProblem(found && ruleText(found));
    if (found !== null) return;
    if (aspect === undefined) void save(file!);
    else setChosen({ file: file!, address: URL.createObjectURL(file!) });
  });
  const remove = async () => {
    setProblem(null);
    try {
      await onSave(null);
      button.current?.focus(); // the button that was pressed is gone
    } catch (error) {
      setProblem(readError(error).message || t.failed);
    }
  };
  const isBusy = percent !== null;
  const shownProblem = problem ?? props.error;

  return (
    <div role="group" aria-labelledby={`${ids}-label`} aria-describedby={`${ids}-hint`}>
      <Input.Label component="div" id={`${ids}-label`}>
        {label}
      </Input.Label>
      <Text size="xs" c="dimmed" id={`${ids}-hint`} mb={6}>
        {hint}
      </Text>
      <div className={classes.picker} {...zone}>
        <div className={classes.preview}>{preview}</div>
        <div className={classes.side}>
          <input {...input} accept={purpose.endings.join(',')} />
          <Group gap="sm">
            <Button
              ref={button}
              variant="default"
              leftSection={<IconPhotoUp size={18} aria-hidden />}
              disabled={isBusy}
              onClick={browse}
            >
              {isSet ? t.replace : t.choose}
            </Button>
            {isSet && !isBusy && (
              <Button variant="subtle" color="red" onClick={() => void remove()}>
                {t.remove}
              </Button>
            )}
            {isBusy && (
              <Button variant="subtle" onClick={() => cancelling.current?.abort()}>
                {texts.common.cancel}
              </Button>
            )}
          </Group>
          {isBusy ? (
            <Progress value={percent} aria-label={t.uploading} mt="sm" />
          ) : (
            <Text size="xs" c="dimmed" mt="sm">
              {t.drop}
            </Text>
          )}
        </div>
      </div>
      {shownProblem && (
        <Input.Error role="alert" mt={6}>
          {shownProblem}
        </Input.Error>
      )}
      {chosen && aspect !== undefined && (
        <Suspense>
          <CropDialog
            file={chosen.file}
            address={chosen.address}
            aspect={aspect}
            width={width}
            isTransparent={isTransparent}
            onCrop={(file) => void save(file)}
            onUnreadable={() => {
              close();
              setProblem(t.unreadable);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
