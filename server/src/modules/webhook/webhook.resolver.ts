import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { connectionOf } from '#kernel/connection';
import type { Context } from '#platform/request/context';
import { NotFound } from '#kernel/errors';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { listOf } from '#platform/read/list-arguments';
import type { PageArguments } from '#platform/read/paging';
import { byId, connection } from '#platform/read/source';
import { redeliverWebhook, sendTestWebhook } from './webhook-delivery.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook-endpoint.service.ts';
import { webhookEvents } from './webhook-events.service.ts';
import { WebhookEventType } from './webhook.enums.ts';
import { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhook.input.ts';
import {
  DeleteWebhookEndpointPayload,
  WebhookDeliveryPayload,
  WebhookEndpointPayload,
  WebhookSecretPayload,
} from './webhook.payload.ts';

const WebhookEndpointConnection = connectionOf('WebhookEndpoint', () => WebhookEndpoint);
const WebhookEndpointList = listOf('WebhookEndpoint', WebhookEndpoint);

const ENDPOINT = byId(WebhookEndpoint);
const ENDPOINTS = connection(WebhookEndpoint, { where: () => [], order: { by: ['createdAt'] } });
const DELIVERY = byId(WebhookDelivery);

@Resolver()
export class WebhookResolver {
  @Authorized(Role.ADMIN)
  @Query(() => [WebhookEventType], { description: 'Types of events that webhook endpoints can receive.' })
  webhookEvents(): string[] {
    return webhookEvents();
  }

  @Authorized(Role.ADMIN)
  @Query(() => WebhookEndpointConnection, {
    description: 'Webhook endpoints of the institution, oldest first.',
  })
  webhookEndpoints(
    @Args(() => WebhookEndpointList) args: PageArguments,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return reads.get(info, ENDPOINTS, { ...(args as object) });
  }

  @Authorized(Role.ADMIN)
  @Query(() => WebhookEndpoint, {
    nullable: true,
    description: "A webhook endpoint by ID. Fails with NOT_FOUND when it is not of the viewer's institution.",
  })
  async webhookEndpoint(
    @Arg('id', () => ID, { description: 'ID of the endpoint.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const endpoint = await reads.get(info, ENDPOINT, { id });
    if (!endpoint) throw NotFound('Webhook endpoint');
    return endpoint;
  }

  @Authorized(Role.ADMIN)
  @Query(() => WebhookDelivery, {
    nullable: true,
    description: "A webhook delivery by ID. Fails with NOT_FOUND when it is not of the viewer's institution.",
  })
  async webhookDelivery(
    @Arg('id', () => ID, { description: 'ID of the delivery.' }) id: string,
    @Ctx() { reads }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const delivery = await reads.get(info, DELIVERY, { id });
    if (!delivery) throw NotFound('Webhook delivery');
    return delivery;
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookSecretPayload, {
    description:
      'Creates a webhook endpoint. The payload contains its signing secret, which cannot be read again.',
  })
  async createWebhookEndpoint(
    @Arg('input', () => CreateWebhookEndpointInput, { description: 'Values of the endpoint.' })
    input: CreateWebhookEndpointInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id, secret } = await createWebhookEndpoint(context, input);
    return context.reads.payload(info, { endpoint: ENDPOINT }, { id }, { secret });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookEndpointPayload, {
    description:
      'Updates, enables or disables a webhook endpoint. Events that occur while it is disabled are never sent.',
  })
  async updateWebhookEndpoint(
    @Arg('input', () => UpdateWebhookEndpointInput, { description: 'Changes to the endpoint.' })
    input: UpdateWebhookEndpointInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await updateWebhookEndpoint(context, input);
    return context.reads.payload(info, { endpoint: ENDPOINT }, { id: input.id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => DeleteWebhookEndpointPayload, {
    description: 'Deletes a webhook endpoint and its deliveries.',
  })
  async deleteWebhookEndpoint(
    @Arg('id', () => ID, { description: 'ID of the endpoint.' }) id: string,
    @Ctx() context: Context,
  ): Promise<DeleteWebhookEndpointPayload> {
    await deleteWebhookEndpoint(context, id);
    return { id };
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookSecretPayload, {
    description:
      'Replaces the signing secret and returns the new one, which cannot be read again. For 24 hours, requests are signed with both secrets.',
  })
  async rotateWebhookSecret(
    @Arg('id', () => ID, { description: 'ID of the endpoint.' }) endpointId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const { id, secret } = await rotateWebhookSecret(context, endpointId);
    return context.reads.payload(info, { endpoint: ENDPOINT }, { id }, { secret });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookDeliveryPayload, {
    description:
      'Sends a `webhook.test` event once, regardless of the subscribed events and also to a disabled endpoint.',
  })
  async sendTestWebhook(
    @Arg('endpointId', () => ID, { description: 'ID of the endpoint.' }) endpointId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await sendTestWebhook(context, endpointId);
    return context.reads.payload(info, { delivery: DELIVERY }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookDeliveryPayload, {
    description:
      'Sends a delivery again with the same ID and body. Fails with CONFLICT when the endpoint is disabled.',
  })
  async redeliverWebhook(
    @Arg('id', () => ID, { description: 'ID of the delivery.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await redeliverWebhook(context, id);
    return context.reads.payload(info, { delivery: DELIVERY }, { id });
  }
}
