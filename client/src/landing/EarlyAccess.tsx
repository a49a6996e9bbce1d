import { Container, Text, Title } from '@mantine/core';
import { request } from '../app/request.ts';
import { texts } from '../texts/en.ts';
import { TextField } from '../ui/fields.tsx';
import { Form } from '../ui/Form.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { notify } from '../ui/toasts.ts';
import { readError } from '../app/errors.ts';
import { earlyAccessSchema } from './earlyAccess.schema.ts';
import classes from './landing.module.css';
import { SubscribeEarlyAccessDocument } from './SubscribeEarlyAccess.public.generated.ts';

/** 'Coming Soon': leave an address to hear when sign-up opens. Success clears the field; failures are error toasts. */
export function EarlyAccess({ id }: { id: string }) {
  return (
    <section id={id} className={classes.early} aria-labelledby={`${id}-title`}>
      <Container size="sm" className={classes.earlyCard}>
        <Title order={2} id={`${id}-title`} className={classes.soon}>
          {texts.landing.comingSoon}
        </Title>
        <p className={classes.earlyTitle}>{texts.landing.signUpDisabled}</p>
        <Text className={classes.earlyText}>{texts.landing.beFirst}</Text>
        <Form
          schema={earlyAccessSchema}
          defaultValues={{ email: '' }}
          mode="onSubmit"
          className={classes.earlyForm}
          onSubmit={async ({ email }, form) => {
            try {
              await request(SubscribeEarlyAccessDocument, { email }, { auth: 'none' });
            } catch (error) {
              const { message, code } = readError(error);
              notify.error(message || (code === 'NETWORK' ? texts.errors.network : texts.errors.unknown));
              return;
            }
            form.reset();
            notify.success(texts.landing.subscribed);
          }}
        >
          <TextField
            name="email"
            type="email"
            label={texts.landing.email}
            placeholder={texts.landing.emailPlaceholder}
            autoComplete="email"
            required
            withAsterisk={false}
            className={classes.earlyField ?? ''}
          />
          <SubmitButton className={classes.earlyButton ?? ''}>{texts.landing.getEarlyAccess}</SubmitButton>
        </Form>
      </Container>
    </section>
  );
}
