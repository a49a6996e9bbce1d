import { Avatar, Badge, UnstyledButton } from '@mantine/core';
import type { Ref } from 'react';
import { texts } from '#texts/en';
import { staleProps } from '#ui/stale';
import type { SearchEntry, SearchGroup } from './entry.ts';
import { Marked } from './Marked.tsx';
import classes from './search.module.css';

interface SearchListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly SearchGroup[];
  /** Position of the entry that Enter opens, counted through all groups. */
  current: number;
  optionId: (index: number) => string;
  isBusy: boolean;
  onPoint: (index: number) => void;
  onChoose: (entry: SearchEntry) => void;
}

/** Listbox of the search, by groups. The focus stays in the field. */
export function SearchList({
  ref,
  id,
  groups,
  current,
  optionId,
  isBusy,
  onPoint,
  onChoose,
}: SearchListProps) {
  if (groups.length === 0) return null;
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, { entries }) => count + entries.length, 0),
  );
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={texts.search.results}
      {...staleProps(isBusy, 'within')}
      className={classes.list}
    >
      {groups.map((group, at) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={classes.heading}>
            {group.label}
          </div>
          {group.entries.map((entry, within) => {
            const index = starts[at]! + within;
            return (
              <UnstyledButton
                key={entry.id}
                id={optionId(index)}
                tabIndex={-1}
                role="option"
                aria-selected={index === current}
                className={classes.option ?? ''}
                onPointerMove={() => index !== current && onPoint(index)}
                onPointerDown={(event) => event.preventDefault()} // keeps the focus in the field
                onClick={() => onChoose(entry)}
              >
                <Entry entry={entry} />
              </UnstyledButton>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Entry({
  entry: { label, matches, detail, person, icon: IconHere, isDraft },
}: {
  entry: SearchEntry;
}) {
  return (
    <>
      {person ? (
        <Avatar src={person.avatarUrl} name={label} color="initials" size={24} alt="" />
      ) : (
        <IconHere size={20} stroke={1.7} aria-hidden />
      )}
      <span className={classes.text}>
        <span className={classes.label}>
          <Marked text={label} matches={matches} />
        </span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {isDraft && <Badge size="sm">{texts.search.draft}</Badge>}
    </>
  );
}
