import { Anchor, Button, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { texts } from '#texts/en';
import classes from './import.module.css';

const t = texts.importForm;

const SAMPLE = `email,first name,last name,cohort,role
ada@example.org,Ada,Lovelace,,student
grace@example.org,Grace,Hopper,,instructor
`;

interface ImportDropProps {
  onFile: (file: File) => void;
}

/** Zone that takes one CSV file, dropped or chosen. */
export function ImportDrop({ onFile }: ImportDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <div role="group" aria-label={t.choose} aria-describedby={hintId}>
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <IconUpload size={24} stroke={1.7} aria-hidden />
        <Text size="xs">{isOver ? t.dropNow : t.drop}</Text>
        <Button onClick={() => input.current?.click()}>{t.choose}</Button>
        <Text size="xs" c="dimmed" id={hintId} className={classes.hint}>
          {t.hint}{' '}
          <Anchor
            size="xs"
            underline="always"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(SAMPLE)}`}
            download="students.csv"
          >
            {t.sample}
          </Anchor>
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = ''; // allows to select the same file again
          }}
        />
      </div>
    </div>
  );
}
