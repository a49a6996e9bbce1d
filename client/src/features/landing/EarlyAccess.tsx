import { Button, Container, Text, TextInput, Title } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { readError } from '#lib/errors';
import { request } from '#lib/request';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import classes from './landing.module.css';
import { SubscribeEarlyAccessDocument } from './SubscribeEarlyAccess.public.generated.ts';

/** 'Coming Soon' section: visitors leave an email address to be notified when sign-up opens. */
export function EarlyAccess({ id }: { id: string }) {
  return (
    <section id={id} className={classes.early} aria-labelledby={`${id}-title`}>
      <Container size="sm" className={classes.earlyCard}>
        <Title order={2} id={`${id}-title`} className={classes.soon}>
          {texts.landing.comingSoon}
        </Title>
        <p className={classes.earlyTitle}>{texts.landing.signUpDisabled}</p>
        <Text className={classes.earlyText}>{texts.landing.beFirst}</Text>
        <EarlyAccessForm />
      </Container>
    </section>
  );
}

/**
 * Form with one field that the browser validates: the shared Form would add 20 kB to every visitor's first page.
 * Success clears the field; failures are error toasts (document 1, section 8).
 */
function EarlyAccessForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    if (!input.validity.valid) {
      setError(input.validity.valueMissing ? texts.landing.emailMissing : texts.landing.emailInvalid);
      input.focus();
      return;
    }
    setSending(true);
    try {
      await request(SubscribeEarlyAccessDocument, { email: email.trim() }, { auth: 'none' });
      setEmail('');
      notify.success(texts.landing.subscribed);
    } catch (thrown) {
      const { message, code } = readError(thrown);
      notify.error(message || (code === 'NETWORK' ? texts.errors.network : texts.errors.unknown));
    } finally {
      setSending(false);
    }
  };

  return (
    <form noValidate className={classes.earlyForm} onSubmit={(event) => void send(event)}>
      <TextInput
        name="email"
        type="email"
        label={texts.landing.email}
        placeholder={texts.landing.emailPlaceholder}
        autoComplete="email"
        required
        withAsterisk={false}
        className={classes.earlyField ?? ''}
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" loading={isSending} className={classes.earlyButton ?? ''}>
        {texts.landing.getEarlyAccess}
      </Button>
    </form>
  );
}
