// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '@blickfang/contract/kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly title: null
  readonly intro: null
  readonly email: null
  readonly password: null
  readonly showPassword: null
  readonly hidePassword: null
  readonly submit: null
  readonly busy: null
  readonly forgotten: null
  readonly toSite: null
  readonly emailMissing: null
  readonly passwordMissing: null
  readonly wrong: null
  readonly refused: null
  readonly rateLimited: null
  readonly unavailable: null
  readonly offline: null
  readonly needsScript: null
  readonly codeTitle: null
  readonly codeIntro: null
  readonly code: null
  readonly codeMissing: null
  readonly recoveryIntro: null
  readonly recovery: null
  readonly recoveryMissing: null
  readonly useRecovery: null
  readonly useApp: null
  readonly otherAccount: null
  readonly codeWrong: null
  readonly recoveryWrong: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      title: "Anmelden",
      intro: "Melden Sie sich an, um Ihre Website zu bearbeiten.",
      email: "E-Mail",
      password: "Passwort",
      showPassword: "Passwort anzeigen",
      hidePassword: "Passwort verbergen",
      submit: "Anmelden",
      busy: "Sie werden angemeldet…",
      forgotten: "Passwort vergessen?",
      toSite: "Zurück zur Website",
      emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
      passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
      wrong: "E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.",
      refused: "Diese Anmeldung kam nicht von der Website selbst und wurde abgelehnt. Bitte öffnen Sie die Website unter ihrer eigenen Adresse.",
      rateLimited: "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.",
      unavailable: "Der Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.",
      offline: "Keine Verbindung. Bitte prüfen Sie das Internet und versuchen Sie es noch einmal.",
      needsScript: "Zum Bearbeiten braucht der Browser JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.",
      codeTitle: "Zweiter Schritt",
      codeIntro: "Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie für diese Website zeigt.",
      code: "Code aus der App",
      codeMissing: "Bitte geben Sie den Code mit sechs Ziffern ein.",
      recoveryIntro: "Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.",
      recovery: "Wiederherstellungscode",
      recoveryMissing: "Bitte geben Sie einen Wiederherstellungscode ein.",
      useRecovery: "Kein Telefon zur Hand? Wiederherstellungscode eingeben",
      useApp: "Code aus der App eingeben",
      otherAccount: "Mit einem anderen Konto anmelden",
      codeWrong: "Dieser Code stimmt nicht, ist abgelaufen oder schon benutzt. Bitte warten Sie auf den nächsten und geben Sie ihn ein.",
      recoveryWrong: "Dieser Wiederherstellungscode stimmt nicht oder ist schon benutzt. Bitte nehmen Sie einen anderen.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      title: "Connexion",
      intro: "Connectez-vous pour modifier votre site.",
      email: "E-mail",
      password: "Mot de passe",
      showPassword: "Afficher le mot de passe",
      hidePassword: "Masquer le mot de passe",
      submit: "Se connecter",
      busy: "Connexion en cours…",
      forgotten: "Mot de passe oublié ?",
      toSite: "Retour au site",
      emailMissing: "Veuillez saisir votre adresse e-mail.",
      passwordMissing: "Veuillez saisir votre mot de passe.",
      wrong: "L’e-mail ou le mot de passe est incorrect. Veuillez réessayer.",
      refused: "Cette connexion ne provenait pas du site lui-même et a été refusée. Veuillez ouvrir le site à sa propre adresse.",
      rateLimited: "Trop de tentatives. Veuillez patienter un instant avant de réessayer.",
      unavailable: "Le service de connexion ne répond pas pour le moment. Veuillez réessayer dans une minute.",
      offline: "Pas de connexion. Veuillez vérifier votre accès à Internet et réessayer.",
      needsScript: "La modification du site nécessite JavaScript. Veuillez l’activer et recharger la page.",
      codeTitle: "Deuxième étape",
      codeIntro: "Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour ce site.",
      code: "Code de l’application",
      codeMissing: "Veuillez saisir le code à six chiffres.",
      recoveryIntro: "Saisissez l’un de vos codes de récupération. Chacun est valable une seule fois.",
      recovery: "Code de récupération",
      recoveryMissing: "Veuillez saisir un code de récupération.",
      useRecovery: "Pas de téléphone sous la main ? Saisir un code de récupération",
      useApp: "Saisir le code de l’application",
      otherAccount: "Se connecter avec un autre compte",
      codeWrong: "Ce code est incorrect, a expiré ou a déjà été utilisé. Veuillez attendre le suivant et le saisir.",
      recoveryWrong: "Ce code de récupération est incorrect ou a déjà été utilisé. Veuillez en prendre un autre.",
    },
  },
}
