import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface SearchBoxProps {
  /** Accessible name and placeholder. */
  label: string;
  /** Current search text; '' for none. */
  value: string;
  /** Called 300 ms after typing stops. */
  onSearch: (text: string) => void;
  className?: string | undefined;
}

/** Debounced search field. Follows when the search is cleared elsewhere. */
export function SearchBox({ label, value, onSearch, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), 300);
  return (
    <TextInput
      {...(className !== undefined && { className })}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
