import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { texts } from '#texts/en';
import { matching } from './commands.ts';
import type { SearchEntry, SearchGroup } from './entry.ts';
import { clearRecent, loadRecent } from './recent.ts';
import { groupsOf } from './results.ts';
import classes from './search.module.css';
import { SearchList } from './SearchList.tsx';
import { SearchState } from './SearchState.tsx';
import { MAX_LENGTH, useFound } from './useFound.ts';

const t = texts.search;

interface SearchPanelProps {
  commands: readonly SearchGroup[];
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
}

/** Field and list of the search: a combobox whose list is always open. Mounted again for each search. */
export function SearchPanel({ commands, onChoose, onClose }: SearchPanelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState(loadRecent);
  const text = typed.trim();
  const found = useFound(text);

  const groups =
    text === ''
      ? [...(recent.length > 0 ? [{ id: 'recent', label: t.recent, entries: recent }] : []), ...commands]
      : [...matching(commands, text), ...groupsOf(found.results)];
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(active, entries.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const moveTo = (index: number) => {
    const next = (index + entries.length) % entries.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    if (event.key === 'ArrowDown') moveTo(current + 1);
    else if (event.key === 'ArrowUp') moveTo(current - 1);
    else if (event.key === 'Enter') onChoose(entries[current]!);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <TextInput
        data-autofocus
        variant="unstyled"
        role="combobox"
        aria-label={t.label}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(entries.length > 0 && { 'aria-activedescendant': optionId(current) })}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        placeholder={t.label}
        size="md"
        className={classes.field ?? ''}
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={<CloseButton aria-label={t.close} onClick={onClose} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
          if (list.current) list.current.scrollTop = 0;
        }}
        onKeyDown={onKeyDown}
      />
      <SearchList
        ref={list}
        id={`${id}-list`}
        groups={groups}
        current={current}
        optionId={optionId}
        isBusy={found.state === 'loading'}
        onPoint={setActive}
        onChoose={onChoose}
      />
      <SearchState found={found} text={text} count={entries.length} />
      {text === '' && recent.length > 0 && (
        <div className={classes.footer}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => {
              clearRecent();
              setRecent([]);
              setActive(0);
            }}
          >
            {t.clearRecent}
          </Button>
        </div>
      )}
    </div>
  );
}
