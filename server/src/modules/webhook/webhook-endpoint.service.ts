import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict, Invalid, NotFound } from '#kernel/errors';
import { HOUR } from '#kernel/duration.rules';
import { Institution } from '#modules/institution/institution.entity';
import { secretOf, type WebhookSecret } from './signature.service.ts';
import { targetProblem, targetPolicy } from './target.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhook.input.ts';
import { webhookPolicy } from './webhook.policy.ts';
import { MAX_ENDPOINTS, ROTATION_HOURS } from './webhook.rules.ts';

/** ID of an endpoint, and its secret, which is returned only here. */
export interface Secret {
  id: string;
  secret: WebhookSecret;
}

/** Creates an endpoint that receives events from now on. */
export async function createWebhookEndpoint(
  context: Context,
  { url, description, events }: CreateWebhookEndpointInput,
): Promise<Secret> {
  const { viewer } = context;
  authorize(viewer, webhookPolicy.manage);
  assertAllowedTarget(context, url);
  const { id, secretVersion } = await context.transaction(async (em) => {
    const { institutionId } = viewer;
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `webhooks of ${institutionId}`,
    ]);
    if ((await em.count(WebhookEndpoint)) >= MAX_ENDPOINTS)
      throw Conflict(`An institution can have up to ${MAX_ENDPOINTS} webhook endpoints. Delete one first.`);
    const endpoint = em.create(WebhookEndpoint, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      url,
      description: description ?? '',
      events: inOrder(events),
    });
    await em.flush();
    return versionOf(endpoint);
  });
  return { id, secret: secretOf(context.services.config.jwtSecret, id, secretVersion) };
}

/** Returns the part of an endpoint from which its secret is derived. It may be stored, unlike the secret. */
const versionOf = ({ id, secretVersion }: WebhookEndpoint) => ({ id, secretVersion });

/** Updates the given fields. Enabling a disabled endpoint resets its failures. */
export async function updateWebhookEndpoint(
  context: Context,
  { id, url, description, events, isEnabled }: UpdateWebhookEndpointInput,
): Promise<void> {
  if (url) assertAllowedTarget(context, url);
  await context.transaction(async (em) => {
    const endpoint = await loadEndpointForUpdate(em, context, id);
    if (isEnabled && !endpoint.isEnabled) Object.assign(endpoint, { failingSince: null, givenUpAt: null });
    if (url && url !== endpoint.url) endpoint.slowSince = null;
    endpoint.url = url ?? endpoint.url;
    endpoint.description = description ?? endpoint.description;
    endpoint.events = events ? inOrder(events) : endpoint.events;
    endpoint.isEnabled = isEnabled ?? endpoint.isEnabled;
    await em.flush();
  });
}

/**
 * Deletes an endpoint with its log; pending deliveries are not sent. The log is deleted first, because events
 * wait while the endpoint's row is locked; rows added in between are deleted with it.
 */
export async function deleteWebhookEndpoint(context: Context, endpointId: string): Promise<void> {
  await context.transaction(async (em) => {
    const { institutionId } = context.viewer;
    if (webhookPolicy.manage(context.viewer))
      await em.nativeDelete(WebhookDelivery, { endpoint: [institutionId, endpointId] as never });
    em.remove(await loadEndpointForUpdate(em, context, endpointId));
    await em.flush();
  });
}

/** Creates a new secret. For one day, requests are also signed with the previous one, so that receivers can switch. */
export async function rotateWebhookSecret(context: Context, endpointId: string): Promise<Secret> {
  const { id, secretVersion } = await context.transaction(async (em) => {
    const endpoint = await loadEndpointForUpdate(em, context, endpointId);
    endpoint.secretVersion++;
    endpoint.previousSecretUntil = new Date(Date.now() + ROTATION_HOURS * HOUR);
    await em.flush();
    return versionOf(endpoint);
  });
  return { id, secret: secretOf(context.services.config.jwtSecret, id, secretVersion) };
}

/**
 * Loads an endpoint for update and locks its row.
 * @throws NotFound, Forbidden
 */
export async function loadEndpointForUpdate(
  em: EntityManager,
  { viewer }: Context,
  id: string,
): Promise<WebhookEndpoint> {
  authorize(viewer, webhookPolicy.manage);
  const endpoint = await em.findOne(WebhookEndpoint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!endpoint) throw NotFound('Webhook endpoint');
  return endpoint;
}

function assertAllowedTarget({ services }: Context, url: string): void {
  const problem = targetProblem(url, targetPolicy(services.config));
  if (problem) throw Invalid([{ field: 'url', message: problem }]);
}

/** Returns distinct event types in order. */
const inOrder = (events: string[]) => [...new Set(events)].toSorted();
