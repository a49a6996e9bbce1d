import { Anchor, Button, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { texts } from '#texts/en';
import { useFileDrop } from '#ui/files/useFileDrop';
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
  const { isOver, zone, input, browse } = useFileDrop(([file]) => onFile(file!));
  const hintId = useId();
  return (
    <div role="group" aria-label={t.choose} aria-describedby={hintId}>
      <div className={classes.zone} {...zone}>
        <IconUpload size={24} stroke={1.7} aria-hidden />
        <Text size="xs">{isOver ? t.dropNow : t.drop}</Text>
        <Button onClick={browse}>{t.choose}</Button>
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
        <input {...input} accept=".csv,text/csv" />
      </div>
    </div>
  );
}
