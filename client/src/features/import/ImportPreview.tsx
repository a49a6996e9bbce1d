import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { ruleText } from '#lib/ruleText';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { Cell, DataTable } from '#ui/table/DataTable';
import classes from './import.module.css';
import type { Encoding, Preview } from './preview.ts';

const t = texts.importForm;

const MAX_SHOWN = 10;

interface ImportPreviewProps {
  preview: Preview;
  onEncoding: (encoding: Encoding) => void;
}

/** First rows of a file, and what cannot be imported. */
export function ImportPreview({ preview, onEncoding }: ImportPreviewProps) {
  const { fileProblem, rows, fields, rowCount, problemCount, encoding } = preview;
  const isEncodingShown = encoding !== 'utf-8' || isAboutEncoding(preview);
  return (
    <Stack gap="md">
      {isEncodingShown && (
        <NativeSelect
          label={t.encoding}
          maw={300}
          value={encoding}
          data={Object.entries(t.encodings).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget: { value } }) => onEncoding(value as Encoding)}
        />
      )}
      {fileProblem && (
        <Alert color="red" role="alert" title={t.unreadable}>
          {t.place(fileProblem.line, fileProblem.column)}: {ruleText(fileProblem.message)}
        </Alert>
      )}
      {rowCount > 0 && (
        <Text role="status">{t.rows(texts.counts.rows(rowCount), rowCount - problemCount)}</Text>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t.preview}
          isBare
          columns={[{ name: t.line, isNumber: true }, ...fields.map((field) => ({ name: t.columns[field] }))]}
        >
          {rows.map((row) => (
            <tr key={row.line}>
              <Cell of={t.line} isNumber>
                {formatCount(row.line)}
              </Cell>
              {fields.map((field) => (
                <Cell key={field} of={t.columns[field]} isName={field === 'email'} className={classes.value}>
                  {row[field]}
                </Cell>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
      {problemCount > 0 && <Problems preview={preview} />}
    </Stack>
  );
}

/** Returns whether the file may be readable in another encoding: the problem is at a character. */
const isAboutEncoding = ({ fileProblem, rowCount, fields }: Preview) =>
  rowCount === 0 && fields.length === 0 && /^\d+$/.test(fileProblem?.column ?? '');

function Problems({ preview: { problems, problemCount } }: { preview: Preview }) {
  const more = problemCount - Math.min(problems.length, MAX_SHOWN);
  return (
    <Alert color="orange" title={t.problems(texts.counts.rows(problemCount))}>
      <ul className={classes.problems}>
        {problems.slice(0, MAX_SHOWN).map(({ line, column, message }) => (
          <li key={line}>
            {t.place(line, column)}: {ruleText(message)}
          </li>
        ))}
      </ul>
      {more > 0 && <Text size="sm">{t.moreProblems(more)}</Text>}
    </Alert>
  );
}
