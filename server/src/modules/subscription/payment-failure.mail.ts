import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';

export const paymentFailure: Template<NotificationData> = (
  { institution, namespace, firstName },
  { appName, link, say },
) => ({
  subject: say`The payment for the plan of ${institution} failed`,
  greeting: greet(say, firstName),
  paragraphs: [
    say`We couldn’t collect the payment for the plan of ${institution}. The plan stays for now, and we’ll try again.`,
    say`To keep it, check your card in Billing. Without a payment the institution goes back to Free.`,
  ],
  action: { label: say`Open billing`, url: link('/isettings?tab=billing', namespace) },
  note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
});
