import { Anchor } from '@mantine/core';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';

const [before, terms, between, privacy, after] = texts.signup.agreement;

/** Sentence below a form that creates an account: which terms the account accepts. */
export const Agreement = () => (
  <>
    {before}
    <Anchor href={paths.terms} target="_blank" rel="noopener">
      {terms}
    </Anchor>
    {between}
    <Anchor href={paths.privacy} target="_blank" rel="noopener">
      {privacy}
    </Anchor>
    {after}
  </>
);
