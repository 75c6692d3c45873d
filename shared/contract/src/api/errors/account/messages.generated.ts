// Written by `npm run gen` from the sentences beside it.
import type { Messages } from '../../../kernel/messages/messages.ts'

/** Values of each sentence. */
export interface Sentences {
  readonly WRONG_LOGIN: null
  readonly LINK_VOID: null
  readonly ADDRESS_REFUSED: null
  readonly LAST_ADMIN: null
  readonly KEY_VOID: null
  readonly BEYOND_KEY: null
  readonly TOO_MANY_KEYS: null
  readonly INVITATION_VOID: { readonly what: string }
  readonly ACCOUNT_EXISTS: null
  readonly NO_MAIL_SERVER: null
  readonly SECOND_FACTOR_NEEDED: null
  readonly SECOND_FACTOR_WRONG: null
  readonly SECOND_FACTOR_REQUIRED: null
  readonly SECOND_FACTOR_ON: null
  readonly SECOND_FACTOR_ELSEWHERE: null
  readonly PASSWORD_WRONG: null
}

export const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      WRONG_LOGIN: "E-Mail oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.",
      LINK_VOID: "Dieser Link gilt nicht mehr. Er ist abgelaufen, schon benutzt oder durch einen neueren ersetzt.",
      ADDRESS_REFUSED: "Diese Adresse kann nicht übernommen werden. Das Konto behält die bisherige.",
      LAST_ADMIN: "Dies ist das einzige Konto mit der Rolle «Verwaltung». Geben Sie die Rolle zuerst jemand anderem.",
      KEY_VOID: "Dieser Schlüssel gilt nicht. Er wurde zurückgezogen, oder er ist falsch abgeschrieben. Erstellen Sie im Konto einen neuen.",
      BEYOND_KEY: "Dafür reicht dieser Schlüssel nicht. Nehmen Sie einen, der weiter reicht, oder melden Sie sich selbst an.",
      TOO_MANY_KEYS: "Dieses Konto hat schon so viele Schlüssel, wie es haben kann. Ziehen Sie zuerst einen zurück.",
      INVITATION_VOID: [["what",1,{"expired":"Diese Einladung ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, sie noch einmal zu senden.","used":"Diese Einladung ist schon angenommen. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.","withdrawn":"Diese Einladung wurde zurückgezogen. Fragen Sie die Person, die Sie eingeladen hat.","replaced":"Zu dieser Einladung gibt es eine neuere Mail. Bitte nehmen Sie den Link aus der neusten.","other":"Dieser Link gehört zu keiner Einladung. Bitte öffnen Sie ihn noch einmal aus der Mail, oder bitten Sie um eine neue Einladung."}]],
      ACCOUNT_EXISTS: "Zu dieser Adresse gibt es schon ein Konto. Damit kann man sich anmelden; die Rolle ändert die Verwaltung unter «Konten».",
      NO_MAIL_SERVER: "Auf dem Server ist kein Mailversand eingerichtet, deshalb geht keine Einladung weg. Erstellen Sie das Konto im Admin unter «Konten», oder lassen Sie den Mailversand einrichten.",
      SECOND_FACTOR_NEEDED: "Dieses Konto meldet sich in zwei Schritten an. Bitte geben Sie den Code aus Ihrer App ein, oder einen Wiederherstellungscode.",
      SECOND_FACTOR_WRONG: "Dieser Code stimmt nicht, ist abgelaufen oder schon benutzt. Bitte warten Sie auf den nächsten Code Ihrer App und geben Sie ihn ein.",
      SECOND_FACTOR_REQUIRED: "Die Verwaltung dieser Website ist nur mit der Anmeldung in zwei Schritten möglich. Richten Sie sie im Editor ein, unter «Einstellungen».",
      SECOND_FACTOR_ON: "Die Anmeldung in zwei Schritten ist für dieses Konto schon eingeschaltet. Schalten Sie sie zuerst aus, um sie neu einzurichten.",
      SECOND_FACTOR_ELSEWHERE: "Die Konten dieser Website gehören zu einem anderen Projekt. Wie man sich anmeldet, wird dort eingerichtet.",
      PASSWORD_WRONG: "Dieses Passwort stimmt nicht. Bitte geben Sie das Passwort ein, mit dem Sie sich anmelden.",
    },
  },
  fr: {
    language: 'fr',
    messages: {
      WRONG_LOGIN: "L’e-mail ou le mot de passe est incorrect. Veuillez réessayer.",
      LINK_VOID: "Ce lien n’est plus valable. Il a expiré, a déjà été utilisé ou a été remplacé par un plus récent.",
      ADDRESS_REFUSED: "Cette adresse ne peut pas être reprise. Le compte garde l’adresse actuelle.",
      LAST_ADMIN: "C’est le seul compte avec le rôle « Administration ». Attribuez d’abord ce rôle à quelqu’un d’autre.",
      KEY_VOID: "Cette clé n’est pas valable. Elle a été révoquée ou mal recopiée. Créez-en une nouvelle dans votre compte.",
      BEYOND_KEY: "Cette clé ne suffit pas pour cela. Utilisez une clé avec plus de droits, ou connectez-vous vous-même.",
      TOO_MANY_KEYS: "Ce compte a déjà autant de clés qu’il peut en avoir. Révoquez-en d’abord une.",
      INVITATION_VOID: [["what",1,{"expired":"Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.","used":"Cette invitation a déjà été acceptée. Connectez-vous avec votre adresse e-mail et votre mot de passe.","withdrawn":"Cette invitation a été retirée. Adressez-vous à la personne qui vous a invité.","replaced":"Un e-mail plus récent remplace cette invitation. Veuillez utiliser le lien du plus récent.","other":"Ce lien n’appartient à aucune invitation. Ouvrez-le à nouveau depuis l’e-mail, ou demandez une nouvelle invitation."}]],
      ACCOUNT_EXISTS: "Il existe déjà un compte avec cette adresse. Il permet de se connecter ; l’administration en change le rôle sous « Comptes ».",
      NO_MAIL_SERVER: "L’envoi d’e-mails n’est pas configuré sur le serveur, aucune invitation ne part. Créez le compte dans l’admin sous « Comptes », ou faites configurer l’envoi d’e-mails.",
      SECOND_FACTOR_NEEDED: "Ce compte se connecte en deux étapes. Veuillez saisir le code de votre application, ou un code de récupération.",
      SECOND_FACTOR_WRONG: "Ce code est incorrect, a expiré ou a déjà été utilisé. Veuillez attendre le prochain code de votre application et le saisir.",
      SECOND_FACTOR_REQUIRED: "L’administration de ce site n’est possible qu’avec la connexion en deux étapes. Configurez-la dans l’éditeur, sous « Réglages ».",
      SECOND_FACTOR_ON: "La connexion en deux étapes est déjà activée pour ce compte. Désactivez-la d’abord pour la configurer à nouveau.",
      SECOND_FACTOR_ELSEWHERE: "Les comptes de ce site appartiennent à un autre projet. La manière de se connecter s’y configure.",
      PASSWORD_WRONG: "Ce mot de passe est incorrect. Veuillez saisir celui avec lequel vous vous connectez.",
    },
  },
  en: {
    language: 'en',
    messages: {
      WRONG_LOGIN: "E-mail or password is wrong. Please try again.",
      LINK_VOID: "This link holds no more. It has expired, was used already or was replaced by a newer one.",
      ADDRESS_REFUSED: "This address cannot be taken. The account keeps the one that it has.",
      LAST_ADMIN: "This is the only account with the role «Admin». Give that role to somebody else first.",
      KEY_VOID: "This key is not valid. It was withdrawn, or it is mistyped. Create a new one in the account.",
      BEYOND_KEY: "This key does not reach that far. Use one that does, or sign in yourself.",
      TOO_MANY_KEYS: "This account has as many keys as it may have. Withdraw one first.",
      INVITATION_VOID: [["what",1,{"expired":"This invitation has expired. Ask whoever has invited you to send it again.","used":"This invitation was accepted already. Sign in with your e-mail address and your password.","withdrawn":"This invitation was withdrawn. Ask whoever has invited you.","replaced":"There is a newer mail for this invitation. Please take the link of the newest one.","other":"This link belongs to no invitation. Please open it from the mail once more, or ask for a new invitation."}]],
      ACCOUNT_EXISTS: "There is an account with this address already. One can sign in with it; an admin changes its role under «Accounts».",
      NO_MAIL_SERVER: "No mail server is set up here, so no invitation goes out. Create the account in the admin under «Accounts», or have a mail server set up.",
      SECOND_FACTOR_NEEDED: "This account signs in in two steps. Please enter the code of your app, or a recovery code.",
      SECOND_FACTOR_WRONG: "This code is wrong, has expired or was used already. Please wait for the next code of your app and enter it.",
      SECOND_FACTOR_REQUIRED: "This website is managed only by who signs in in two steps. Set it up in the editor, under «Settings».",
      SECOND_FACTOR_ON: "This account signs in in two steps already. Switch it off first to set it up anew.",
      SECOND_FACTOR_ELSEWHERE: "The accounts of this website belong to another project. How one signs in is set up there.",
      PASSWORD_WRONG: "This password is wrong. Please enter the one with which you sign in.",
    },
  },
}
