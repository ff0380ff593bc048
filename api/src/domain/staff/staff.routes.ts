import {
  accessChange,
  factorRule,
  factorRuleChange,
  invitationResend,
  invitationInput,
  roleChange,
  staffChanged,
  staffInvitation,
  staffOverview,
  type StaffChanged,
  type StaffInvitation,
} from '@tekskills/shared/contracts/http/staff'
import { ownerProof, type OwnerProof } from '@tekskills/shared/contracts/http/session'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext, type WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { idParams } from '../../platform/http/validation/record-id'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { jobsWithoutLead } from '../hiring-teams/hiring-teams.repository'
import { sessionOf } from '../session/access-plugin'
import type { OwnerProofs } from '../session/owner-proof'
import { actorOf } from '../session/session'
import { invitationLink, invite, resendInvitation, revokeInvitation } from './invitations'
import { changeAccess, changeFactorRule, changeRole, endAllSessions } from './staff.service'
import { readFactorRules, readPerson, readStaff } from './staff-list'
import { invitationMail } from './staff-notices'

const HOUR_S = 60 * 60

interface StaffDeps extends Dependencies {
  ownerProofs: OwnerProofs
}

/** The accounts of staff, for those who administer them (contract §3.7, additions; ADR 0112). Prefix: `/api/staff`. */
export const staffRoutes: FastifyPluginAsyncZod<StaffDeps> = async (app, deps) => {
  const { config, database, mail, now, ownerProofs } = deps
  const { queries } = database
  const fixedRoles = config.secondFactorRoles
  const invitations = createRateLimit(database, 'staff-invitation', [{ points: 20, seconds: HOUR_S }])
  const resends = createRateLimit(database, 'staff-invitation-again', [{ points: 3, seconds: HOUR_S }])

  /** Makes a change in a transaction of its own, and then sends the emails about it. */
  async function change<Result>(request: FastifyRequest, work: (context: WriteContext) => Promise<Result>) {
    const result = await inWriteContext(deps, actorOf(request), work)
    mail.wake()
    return result
  }

  /** Asks the actor to prove their identity, because a stolen session must not decide who else gets in. */
  const prove = (request: FastifyRequest, proof: OwnerProof) =>
    ownerProofs.confirm(sessionOf(request).accountId, proof, request.ip)

  /** The account after its change. */
  const changed = async (id: string): Promise<StaffChanged> => ({
    person: await readPerson(queries, id, now()),
    jobsWithoutLead: (await jobsWithoutLead(queries)).length,
  })

  async function sendInvitation(
    request: FastifyRequest,
    make: (context: WriteContext) => ReturnType<typeof invite>,
  ): Promise<StaffInvitation> {
    const { name, username, accountId } = sessionOf(request)
    await invitations.count(accountId)
    const by = name ?? username
    const { id, email, role, expires_at } = await change(request, async (context) => {
      const { token, ...invited } = await make(context)
      const link = invitationLink(config.siteOrigin, token)
      await mail.queue(context.transaction, invitationMail(invited.email, link, { role: invited.role, by }))
      return invited
    })
    const state = { isOpen: true, senderMayInvite: true, isOwn: true }
    return { id, email, role, invitedBy: by, expiresAt: expires_at.toISOString(), ...state }
  }

  app.get('', { schema: { response: { 200: staffOverview } } }, (request) =>
    readStaff(queries, { accountId: sessionOf(request).accountId, now: now(), fixedRoles }),
  )

  app.post(
    '/invitations',
    { schema: { body: invitationInput, response: { 201: staffInvitation } } },
    async (request, reply) => {
      const { email, role, ...proof } = request.body
      await prove(request, proof)
      return reply.code(201).send(await sendInvitation(request, (context) => invite(context, { email, role })))
    },
  )

  app.post(
    '/invitations/:id/again',
    { schema: { params: idParams, body: invitationResend, response: { 200: staffInvitation } } },
    async (request) => {
      const { currentPassword, ...factor } = request.body ?? {}
      const isProven = currentPassword !== undefined
      if (isProven) await prove(request, { currentPassword, ...factor })
      await resends.count(request.params.id)
      return sendInvitation(request, (context) => resendInvitation(context, { id: request.params.id, isProven }))
    },
  )

  app.delete(
    '/invitations/:id',
    { schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await change(request, (context) => revokeInvitation(context, request.params.id))
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/factorRules',
    { schema: { body: factorRuleChange, response: { 200: z.array(factorRule) } } },
    async (request) => {
      const { role, isDemanded, ...proof } = request.body
      await prove(request, proof)
      await change(request, (context) => changeFactorRule(context, { mail, role, isDemanded }))
      return readFactorRules(queries, fixedRoles)
    },
  )

  app.put(
    '/:id/role',
    { schema: { params: idParams, body: roleChange, response: { 200: staffChanged } } },
    async (request) => {
      const { id } = request.params
      const { role, ...proof } = request.body
      await prove(request, proof)
      await change(request, (context) => changeRole(context, { mail, config, id, role }))
      return changed(id)
    },
  )

  app.put(
    '/:id/disabled',
    { schema: { params: idParams, body: accessChange, response: { 200: staffChanged } } },
    async (request) => {
      const { id } = request.params
      const { disabled, ...proof } = request.body
      await prove(request, proof)
      await change(request, (context) => changeAccess(context, { mail, config, id, disabled }))
      return changed(id)
    },
  )

  app.delete(
    '/:id/sessions',
    { schema: { params: idParams, body: ownerProof, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id } = request.params
      await prove(request, request.body)
      await change(request, (context) => endAllSessions(context, { mail, id }))
      return reply.code(204).send(null)
    },
  )
}
