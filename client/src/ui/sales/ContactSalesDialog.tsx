import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { contactSalesRules } from '@rules/billing/sales';
import { request } from '#lib/request';
import { useSession } from '#lib/session';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { CancelButton } from '#ui/CancelButton';
import { TextareaField, TextField } from '#ui/fields';
import { Form } from '#ui/Form';
import { FormDialog } from '#ui/FormDialog';
import { NumberField } from '#ui/NumberField';
import { SubmitButton } from '#ui/SubmitButton';
import { ContactSalesDocument } from './ContactSales.public.generated.ts';

const t = texts.contactSales;

interface ContactSalesDialogProps {
  /** Name of the institution that asks, if it is known. */
  institution?: string;
  onClose: () => void;
  /** Called after the inquiry was sent. */
  onSent?: () => void;
}

/** Dialog that sends an inquiry about plans, also from visitors. Its own chunk. */
export default function ContactSalesDialog({ institution = '', onClose, onSent }: ContactSalesDialogProps) {
  const session = useSession();
  return (
    <FormDialog title={t.title} onClose={onClose}>
      {(close) => (
        <Form
          schema={contactSalesRules}
          defaultValues={{
            name: '',
            email: session?.email ?? '',
            institution,
            students: null as unknown as number, // an empty field
            message: '',
          }}
          draftKey="contact-sales"
          errorText={(failure) => failure.message || t.failed}
          onSubmit={async (input) => {
            const { contactSales } = await request(ContactSalesDocument, { input });
            notify.success(contactSales!.message);
            close();
            onSent?.();
          }}
        >
          <Stack gap="lg" pt={4}>
            <Text>{t.hint}</Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField name="name" label={t.name} autoComplete="name" required data-autofocus />
              <TextField name="email" label={t.email} type="email" autoComplete="email" required />
              <TextField name="institution" label={t.institution} autoComplete="organization" required />
              <NumberField name="students" label={t.students} min={1} allowDecimal={false} required />
            </SimpleGrid>
            <TextareaField name="message" label={t.message} minRows={4} required />
            <Group justify="flex-end" gap="sm">
              <CancelButton to={close} />
              <SubmitButton>{t.send}</SubmitButton>
            </Group>
          </Stack>
        </Form>
      )}
    </FormDialog>
  );
}
